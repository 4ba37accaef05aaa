/** Maximum length of each part of a person's name in characters, and of a whole name on one line. */
export const longestPersonName = 200

/** A person's name: letters, dashes, apostrophes and single spaces between words (spec 5). */
export const personNamePattern = /^[\p{L}'’ʼ-]+(?: [\p{L}'’ʼ-]+)*$/u
