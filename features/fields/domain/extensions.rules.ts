/** Parses a list of file extensions, `pdf, docx`; dots and spaces are ignored. */
export const extensionsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;.]+/)
      .filter(Boolean),
  ),
]

/** Whether the text is a valid list of extensions, and short enough. */
export const extensionsProblem = (typed: string): 'INVALID' | 'TOO_MANY' | null => {
  const extensions = extensionsOf(typed)
  if (extensions.some((one) => !/^[a-z0-9]{1,8}$/.test(one))) return 'INVALID'
  return extensions.length > 20 ? 'TOO_MANY' : null
}
