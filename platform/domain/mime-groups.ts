/** Kinds of files by their content (spec 3 "Mime groups"): images, videos, and every other one. */
export const mimeGroups = ['IMAGE', 'VIDEO', 'OCTET_STREAM'] as const

export type MimeGroup = (typeof mimeGroups)[number]

/** The group of a file's type. */
export const mimeGroupOf = (mime: string): MimeGroup => {
  if (mime.startsWith('image/')) return 'IMAGE'
  return mime.startsWith('video/') ? 'VIDEO' : 'OCTET_STREAM'
}
