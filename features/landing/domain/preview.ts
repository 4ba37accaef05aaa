/** The parameter of an address that shows words in work: a key that only the administrators are told. */
export const previewParam = 'preview'
