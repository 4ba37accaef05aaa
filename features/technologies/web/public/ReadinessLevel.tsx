import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'

/** Readiness level of a technology; a dash if not assessed. */
export const ReadinessLevel = ({ level }: { level: number | null }) => {
  const t = useTexts('technologies')
  return level === null ? (
    <>—</>
  ) : (
    <Chip tone={level >= 8 ? 'accepted' : 'work'}>{t('level', { level })}</Chip>
  )
}
