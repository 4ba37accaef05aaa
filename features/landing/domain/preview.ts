/** Query parameter of a preview: a key that only administrators receive. */
export const previewParam = 'preview'
