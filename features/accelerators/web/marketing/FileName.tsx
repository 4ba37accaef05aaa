import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import type { MarketingFile } from '../accelerator.types.ts'
import { fetchMarketingFile } from './fetch-marketing-file.ts'

/** A file's name, which is the download link, and its description. */
export const FileName = ({ file }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  return (
    <span className="marketing-name">
      <TextButton
        aria-label={t('marketing.download', { name: file.name })}
        onClick={() => fetchMarketingFile(file)}
      >
        {file.name}
      </TextButton>
      {file.description ? <small>{file.description}</small> : null}
    </span>
  )
}
