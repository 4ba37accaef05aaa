import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CheckCircleIcon, CheckIcon, CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useOnlyShown } from '../renderer/only-shown.ts'
import { placeWords } from './place-words.ts'
import { useRemarkDeed, type Remark } from './use-task-remarks.ts'

const looks = {
  OPEN: { icon: CommentIcon, tone: 'work' },
  MENDED: { icon: CheckIcon, tone: 'new' },
  SETTLED: { icon: CheckCircleIcon, tone: 'accepted' },
} as const

type Props = {
  taskId: number
  remark: Remark
  /** The remark stands at something larger: its row and field are named. */
  named: boolean
}

/** One remark at a field: who says what, how far it is, and what may be done about it. */
export const RemarkItem = ({ taskId, remark, named }: Props) => {
  const t = useTexts('profiles')
  const { deeds, isPending } = useRemarkDeed(taskId, remark)
  const { link } = useOnlyShown(remark.remark.place.code)
  const { author, body, createdAt } = remark
  const { status, name, mendedAt, mendedBy, resolvedAt, resolvedBy } = remark.remark
  const { icon: Icon, tone } = looks[status]
  const inside = named && name ? placeWords(name).inside : ''
  const last =
    status === 'SETTLED' && resolvedBy
      ? { who: resolvedBy.name, at: resolvedAt }
      : status === 'MENDED' && mendedBy
        ? { who: mendedBy.name, at: mendedAt }
        : null
  return (
    <li className={cls('remark', `state-${tone}`)}>
      <Icon />
      <div>
        <p className="remark-who">
          <b>{author.name}</b>
          <DateText value={createdAt} as="relative" />
          <span className="remark-status">
            {t(`remarks.status.${status}`)}
            {last ? (
              <>
                {' · '}
                {last.who}, <DateText value={last.at} as="relative" />
              </>
            ) : null}
          </span>
        </p>
        {inside ? <p className="remark-inside">{inside}</p> : null}
        <p className="remark-text">{body}</p>
        {deeds.length > 0 ? (
          <p className="remark-deeds">
            {deeds.map(({ action, label, run }) => (
              <Button key={action} size="small" disabled={isPending} onClick={run}>
                {label}
              </Button>
            ))}
            {status === 'OPEN' && link ? (
              <ScreenLink to={link}>{t('fill.onlyShown.change')}</ScreenLink>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}
