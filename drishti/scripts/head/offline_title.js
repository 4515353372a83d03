// Names the 404 page that the offline worker shows in place of a page that is not kept.
{
  if ("offline" in document.documentElement.dataset) document.title = TITLE;
}
