/** Types that may be uploaded, with their allowed extensions. None of them runs in a browser. */
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

/** Types without a signature: UTF-8 text has the type of its extension. */
export const plainTextTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
}
