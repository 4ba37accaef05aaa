/** Whether a path is a page for frames on other sites: without header, read as a guest, in the theme that the site requests. */
export const isFramePath = (path: string): boolean => /^\/projectsList(?:Card)?Frame(?:\/|\?|$)/.test(path)

/** Query parameter for the theme of a framed page; by default the system's. */
export const themeParam = 'theme'
