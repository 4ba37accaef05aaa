import { encode, renderSVG } from 'uqr'

/** Readers require a quiet zone of four modules; a poster gets damaged, so error correction tolerates a quarter. */
const asPrinted = { border: 4, ecc: 'Q' } as const

/** The QR code of an address as an SVG document. */
export const qrSvg = (address: string): string => renderSVG(address, asPrinted)

/** The dark modules of a QR code, as a path in a square of `size`. */
export const qrPath = (address: string): { size: number; path: string } => {
  const { size, data } = encode(address, asPrinted)
  const path = data
    .flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

/** The QR code as a PNG large enough for a poster: whole pixels per module. */
export const qrPng = async (address: string, atLeast = 1024): Promise<Blob> => {
  const { size, data } = encode(address, asPrinted)
  const scale = Math.ceil(atLeast / size)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: size * scale,
    height: size * scale,
  })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000000'
  for (const [y, line] of data.entries())
    for (const [x, isDark] of line.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png')
  })
}
