/**
 * The address up to the slash before its last part: "https://a.example/p/1.html" -> "https://a.example/p/", and so
 * "https://a.example/p/1/", which a folder itself answers.
 */
export const folderOf = (url: string): string => url.slice(0, url.replace(/\/$/, "").lastIndexOf("/") + 1);
