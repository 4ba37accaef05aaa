import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import { useDownload } from './use-download.ts'

/** A file's name, which fetches it, and what it is for. */
export const FileName = ({ file }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  const download = useDownload()
  return (
    <span className="marketing-name">
      <button
        type="button"
        aria-label={t('marketing.download', { name: file.name })}
        onClick={() => download(file)}
      >
        {file.name}
      </button>
      {file.description ? <small>{file.description}</small> : null}
    </span>
  )
}
