import '../form.css'
import 'react-easy-crop/react-easy-crop.css'
import './crop.css'
import Dialog from '@mui/material/Dialog'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { WorkTheme } from '../../../WorkTheme.tsx'
import { Button } from '../../Button.tsx'

/** A square of an image in pixels, after rotation. */
export type Square = { x: number; y: number; size: number }

type Props = {
  file: File
  /** Round preview for a person's picture. */
  round: boolean
  onUse: (square: Square) => void
  onCancel: () => void
  onUnreadable: () => void
}

const largestZoom = 4

/** Selects a crop square: by mouse, touch, arrow keys and a slider. */
export const CropDialog = ({ file, round, onUse, onCancel, onUnreadable }: Props) => {
  const t = useTexts()
  const id = useId()
  const [image, setImage] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Square | null>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setImage(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <WorkTheme>
      <Dialog open onClose={onCancel} aria-labelledby={id} fullWidth maxWidth="xs">
        <div className="crop">
          <h2 id={id}>{t('form.image.cropTitle')}</h2>
          <p>{t('form.image.cropHelp')}</p>
          <div className="crop-area">
            {image ? (
              <Cropper
                image={image}
                crop={crop}
                zoom={zoom}
                maxZoom={largestZoom}
                aspect={1}
                cropShape={round ? 'round' : 'rect'}
                showGrid={false}
                keyboardStep={8}
                roundCropAreaPixels
                disableAutomaticStylesInjection
                cropperProps={{ role: 'group', 'aria-label': t('form.image.cropArea') }}
                mediaProps={{ alt: '', onError: onUnreadable }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={(_, area) =>
                  setSquare({ x: area.x, y: area.y, size: Math.min(area.width, area.height) })
                }
              />
            ) : null}
          </div>
          <label className="crop-zoom">
            {t('form.image.zoom')}
            <input
              type="range"
              min={1}
              max={largestZoom}
              step={0.05}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </label>
          <div className="form-buttons">
            <Button variant="contained" disabled={!square} onClick={() => square && onUse(square)}>
              {t('form.image.use')}
            </Button>
            <Button onClick={onCancel}>{t('actions.cancel')}</Button>
          </div>
        </div>
      </Dialog>
    </WorkTheme>
  )
}
