/** Types one may upload, with the extensions they may carry. Nothing a browser would run is among them. */
export const allowedTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4'],
  'application/zip': ['zip'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt', 'md'],
  'text/csv': ['csv'],
}

/** Types that have no mark of their own: UTF-8 text is what its extension says. */
export const plainTextTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
}
