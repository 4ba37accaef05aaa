/** The prime and two offset bases of 32-bit FNV-1a. */
const prime = 16_777_619
const beginnings = [2_166_136_261, 3_605_174_287] as const

const hashed = (text: string, beginning: number): number => {
  let hash = beginning
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash >>> 0
}

/**
 * The number of an element or section in addresses, a hash of its code or id, so that it is the same in all versions
 * and after moving. 40 bits make collisions in a template of a thousand elements improbable.
 */
export const addressNumber = (key: string): number =>
  (hashed(key, beginnings[0]) % 256) * 2 ** 32 + hashed(key, beginnings[1])
