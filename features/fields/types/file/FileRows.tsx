import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { useFieldSupport } from '../../web/inputs/field-support.ts'

/** The files of a field. */
export const FileRows = ({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) => {
  const t = useTexts('fields')
  const { references, files } = useFieldSupport()
  const known = references().files
  if (ids.length === 0) return null
  return (
    <ul className="upload-rows">
      {ids.map((id) => {
        const name = known[id]?.name ?? t('value.file')
        return (
          <li key={id} className="file-row">
            <span>
              {name}
              {known[id] ? ` · ${formatBytes(known[id].size)}` : null}
            </span>
            <IconAction
              icon={DownloadIcon}
              label={t('input.file.download', { name })}
              tip="end"
              onClick={() => files.download(id)}
            />
            <IconAction
              icon={CloseIcon}
              label={t('form.file.remove', { name })}
              tip="end"
              onClick={() => onRemove(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
