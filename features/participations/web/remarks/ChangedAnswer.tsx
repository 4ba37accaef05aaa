import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import type { Changes } from './count-changes.ts'

/** The answer before and after, with added and removed files. */
export const ChangedAnswer = ({ changes: { answer, addedFiles, removedFiles } }: { changes: Changes }) => {
  const t = useTexts('participations')
  const files = [
    { key: 'addedFiles', list: addedFiles },
    { key: 'removedFiles', list: removedFiles },
  ] as const
  return (
    <>
      {answer ? (
        <li>
          <p className="task-change-name">
            <b>{t('remarks.changes.answer')}</b>
          </p>
          <BeforeAfter {...answer} />
        </li>
      ) : null}
      {files.map(({ key, list }) =>
        list.length > 0 ? (
          <li key={key}>
            <p className="task-change-name">
              <b>{t(`remarks.changes.${key}`)}</b>
            </p>
            <p>{list.map(({ name }) => name).join(', ')}</p>
          </li>
        ) : null,
      )}
    </>
  )
}
