import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'

/** Warns before completion that questions of the expert have no answer yet. */
export const OpenQuestions = ({ count }: { count: number }) => {
  const t = useTexts('expertise')
  return <Notice title={t('order.openQuestions', { count })}>{t('order.openQuestionsText')}</Notice>
}
