import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ImageField } from '#platform/web/work/components/form/ImageField.tsx'
import { deleteAcceleratorLogo, uploadAcceleratorLogo } from '../../contract/logo.endpoints.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'

/** The logo: cropped to a square, uploaded immediately. */
export const Logo = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const remove = useCommand(deleteAcceleratorLogo)
  const acceleratorId = String(accelerator.id)
  return (
    <ImageField
      square
      label={t('fields.logo')}
      help={t('fields.logoHelp')}
      name={nameOf(accelerator)}
      url={accelerator.logoUrl}
      send={async (file, { x, y, size }, options) => {
        const part = { x: String(x), y: String(y), size: String(size) }
        await upload(uploadAcceleratorLogo, { query: { acceleratorId, ...part } }, file, options)
      }}
      remove={() => remove.mutate({ body: { acceleratorId: accelerator.id } })}
    />
  )
}
