import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MarketingFile } from '../accelerator.types.ts'

/** What a file is: an image, a video or another file. */
export const FileGroup = ({ file: { file } }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  return t(`marketing.groups.${file.group}`)
}
