import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EyeIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import type { MarketingFile } from '../accelerator.types.ts'

/** Who may download a file; a public one awaits the accelerator's approval. */
export const FileAccess = ({ file: { access, open } }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  const Icon = access === 'EVERYONE' ? EyeIcon : PeopleIcon
  return (
    <span className="marketing-who">
      <Icon />
      {t(access === 'EVERYONE' && !open ? 'marketing.afterApproval' : `marketing.accesses.${access}`)}
    </span>
  )
}
