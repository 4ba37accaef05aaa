import './qr.css'
import { useMemo } from 'react'
import { saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DocumentIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { qrPath, qrPng, qrSvg } from './qr-picture.ts'

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
