import '../open-tasks.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { questionFacts } from '../question-facts.ts'

/** Questions of the entry form. */
export const FormQuestions = ({ task: { form } }: { task: Pick<OpenTaskPage, 'form'> }) => {
  const t = useTexts('open-tasks')
  const locale = currentLocale()
  return (
    <section className="open-task-part">
      <h2>{t('page.asks')}</h2>
      {form.length === 0 ? (
        <p className="open-task-muted">{t('page.asksNone')}</p>
      ) : (
        <ul className="open-task-rows">
          {form.map((question) => (
            <li key={question.label}>
              <b className="open-task-text">{question.label}</b>
              <span className="open-task-muted">{questionFacts(question, t, locale)}</span>
              {question.help ? <p className="open-task-text">{question.help}</p> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
