/**
 * Whether the text of an announcement is rich. One that a process of the previous version stored during a deployment is
 * plain, with line breaks.
 */
export const isRich = (text: string): boolean => /^<[a-z]/.test(text)
