/** Name and address of a sender of emails, `Name <address>`, `"Name" <address>` or an address alone; the name may be empty. */
export const senderParts = (sender: string): { name: string; address: string } => {
  const opened = sender.endsWith('>') ? sender.lastIndexOf('<') : -1
  if (opened < 0) return { name: '', address: sender }
  const name = sender.slice(0, opened).trim()
  const isQuoted = name.length > 1 && name.startsWith('"') && name.endsWith('"')
  return {
    name: isQuoted ? name.slice(1, -1) : name,
    address: sender.slice(opened + 1, -1).trim(),
  }
}
