import type { z } from 'zod'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import type { valueChange } from '../../contract/dictionary.schemas.ts'

type Names = { nameRu: string; nameEn: string }

/** Both names, the one of the reader's language first. */
const bothNames = ({ nameRu, nameEn }: Names): [string, string] =>
  currentLocale() === 'en' ? [nameEn, nameRu] : [nameRu, nameEn]

/** What became of one value. */
export const Change = ({ change }: { change: z.output<typeof valueChange> }) => {
  const t = useTexts('dictionaries')
  const { kind, code, before, after } = change
  const shown = after ?? before
  if (!shown) return null
  const [name, other] = bothNames(shown)
  const renamed = before && after && (before.nameRu !== after.nameRu || before.nameEn !== after.nameEn)
  return (
    <Row
      title={`${t(`journal.kinds.${kind}`)}: ${name}`}
      facts={`${code} · ${other}`}
      text={renamed ? t('journal.was', { name: bothNames(before).join(' · ') }) : null}
    />
  )
}
