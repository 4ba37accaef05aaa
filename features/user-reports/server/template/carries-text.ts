/** The parts of a file in which people write tags. */
export const carriesText = {
  docx: /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/,
  xlsx: /^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/,
} as const
