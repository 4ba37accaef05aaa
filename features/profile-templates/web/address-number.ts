/** The prime and two beginnings of FNV-1a, a hash of 32 bits. */
const prime = 16_777_619
const beginnings = [2_166_136_261, 3_605_174_287] as const

const hashed = (text: string, beginning: number): number => {
  let hash = beginning
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash >>> 0
}

/**
 * The number by which addresses call an element or a section: it follows from its code or id, so it stays the same
 * wherever that is moved to, in all versions. Its 40 bits are enough that a template of a thousand has no two alike.
 */
export const addressNumber = (key: string): number =>
  (hashed(key, beginnings[0]) % 256) * 2 ** 32 + hashed(key, beginnings[1])
