/** The id of this open page: the portal does not notify it of its own changes. */
export const pageId = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
