// A CloudFront function for viewer requests: the file of a page's address, and one address per page.
function handler(event) {
  var request = event.request;
  // Only plain names, because a browser reads "//host" as another host.
  var page = /^((?:\/\w[\w-]*)*?)(?:\/index)?\.html$/.exec(request.uri);
  if (page && request.uri !== "/404.html") {
    var slash = /\/[a-z][a-z]$/.test(page[1]) ? "/" : ""; // of a language, which has pages below it
    var headers = { location: { value: page[1] + slash || "/" } };
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: headers };
  }
  if (request.uri.endsWith("/")) request.uri += "index.html";
  else if (!/\.\w+$/.test(request.uri)) request.uri += "/index.html";
  return request;
}
