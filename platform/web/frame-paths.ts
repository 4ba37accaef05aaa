/** Whether a path is a page that other sites show in a frame: plain, read as a guest, and looking as its site asks for. */
export const isFramePath = (path: string): boolean => /^\/projectsList(?:Card)?Frame(?:\/|\?|$)/.test(path)

/** How the page of a site asks its frame to look; without a wish as the system does. */
export const themeParam = 'theme'
