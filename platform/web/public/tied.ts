/** Ties a number to the word behind it, so that no line ends between the two. */
export const tied = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
