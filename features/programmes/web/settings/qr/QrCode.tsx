import './qr.css'
import { useMemo } from 'react'
import { saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DocumentIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { encode, renderSVG } from 'uqr'

/** Readers require a quiet zone of four modules; a poster gets damaged, so error correction tolerates a quarter. */
const asPrinted = { border: 4, ecc: 'Q' } as const

/** The QR code of an address as an SVG document. */
const qrSvg = (address: string): string => renderSVG(address, asPrinted)

/** The dark modules of a QR code, as a path in a square of `size`. */
const qrPath = (address: string): { size: number; path: string } => {
  const { size, data } = encode(address, asPrinted)
  const path = data
    .flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

/** The QR code as a PNG large enough for a poster: whole pixels per module. */
const qrPng = async (address: string, atLeast = 1024): Promise<Blob> => {
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

/** QR code of a track's short link: on screen, as a file, in print. */
export const QrCode = ({ name, address }: { name: string; address: string }) => {
  const t = useTexts('programmes')
  const { size, path } = useMemo(() => qrPath(address), [address])
  const fileName = address.slice(address.lastIndexOf('/') + 1)
  const saveSvg = () =>
    saveFile({ blob: new Blob([qrSvg(address)], { type: 'image/svg+xml' }), name: `${fileName}.svg` })
  const savePng = async () => saveFile({ blob: await qrPng(address), name: `${fileName}.png` })
  return (
    <div className="qr-code">
      <figure>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('settings.qr.picture', { address })}>
          <rect width={size} height={size} fill="#ffffff" />
          <path d={path} fill="#000000" shapeRendering="crispEdges" />
        </svg>
        <figcaption>
          <strong>{name}</strong>
          <span>{address}</span>
        </figcaption>
      </figure>
      <p className="qr-code-help">{t('settings.qr.help')}</p>
      <div className="form-buttons">
        <Button
          variant="contained"
          color="primary"
          startIcon={<DownloadIcon />}
          onClick={() => void savePng()}
        >
          {t('settings.qr.png')}
        </Button>
        <Button startIcon={<DownloadIcon />} onClick={saveSvg}>
          {t('settings.qr.svg')}
        </Button>
        <Button startIcon={<DocumentIcon />} onClick={() => window.print()}>
          {t('settings.qr.print')}
        </Button>
      </div>
    </div>
  )
}
