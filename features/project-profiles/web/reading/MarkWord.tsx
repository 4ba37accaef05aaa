import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Mark } from './differences.ts'

/** A change as a word, so that it is not shown by colour alone. */
export const MarkWord = ({ mark }: { mark: Mark }) => {
  const t = useTexts('project-profiles')
  return <span className={`read-mark read-mark-${mark}`}>{t(`reading.marks.${mark}`)}</span>
}
