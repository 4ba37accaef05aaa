/** Downloads the codes as a text file. */
export const saveCodes = (title: string, codes: readonly string[]): void => {
  const url = URL.createObjectURL(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints only the codes, in a separate frame, without the screen behind. */
export const printCodes = (title: string, codes: readonly string[]): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const paper = frame.contentDocument
  if (!paper || !frame.contentWindow) return
  const heading = paper.createElement('h1')
  heading.textContent = title
  const list = paper.createElement('pre')
  list.textContent = codes.join('\n')
  paper.title = title
  paper.body.append(heading, list)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
