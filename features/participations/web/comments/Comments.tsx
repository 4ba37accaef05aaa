import './comments.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { Task } from '../work.types.ts'
import { workSearch } from '../work/work-search.ts'
import { Comment } from './Comment.tsx'
import { CommentForm } from './CommentForm.tsx'

/** Comments of a task, oldest first, with a form below. */
export const Comments = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const [{ remark }] = useScreenSearch(workSearch)
  return (
    <section className="task-section" aria-labelledby="comments-title">
      <h3 id="comments-title">
        {t('comments.title')}
        {task.comments.length > 0 ? <small className="tabular">{task.comments.length}</small> : null}
      </h3>
      {task.comments.length === 0 ? (
        <p className="task-none">{t('comments.none')}</p>
      ) : (
        <ol className="comments">
          {task.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} meant={comment.id === remark} />
          ))}
        </ol>
      )}
      {task.commentable ? <CommentForm taskId={task.id} reviews={task.reviews} /> : null}
    </section>
  )
}
