/** The address up to its last slash: "https://a.example/p/1.html" -> "https://a.example/p/". */
export const folderOf = (url: string): string => url.slice(0, url.lastIndexOf("/") + 1);
