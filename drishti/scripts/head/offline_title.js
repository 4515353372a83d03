// Names the 404 page that the offline worker shows in place of a page that is not kept.
if ("offline" in root.dataset) document.title = TITLE;
