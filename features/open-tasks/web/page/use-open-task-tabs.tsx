import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { About } from './About.tsx'
import { Board } from './Board.tsx'
import { Entries } from './Entries.tsx'
import { JuryEntries } from './JuryEntries.tsx'
import { JuryMembers } from './JuryMembers.tsx'
import { OwnEntry } from './OwnEntry.tsx'
import { Questions } from './Questions.tsx'

/** The sections of an open task for its reader. */
export const useOpenTaskTabs = (task: OpenTaskPage): DetailsTab[] => {
  const t = useTexts('open-tasks')
  const { status, may, own, questions, counts, jury } = task
  const isJudged = status === 'CLOSED' || status === 'JUDGED' || status === 'RESULTS'
  const sections: (DetailsTab & { stands: boolean })[] = [
    { key: 'about', title: t('page.about'), stands: true, content: () => <About task={task} /> },
    {
      key: 'entry',
      title: t('entry.title'),
      stands: may.enter || own !== null,
      content: () => <OwnEntry task={task} />,
    },
    {
      key: 'questions',
      title: t('questions.title'),
      count: questions.length,
      stands: status !== 'DRAFT',
      content: () => <Questions task={task} />,
    },
    {
      key: 'entries',
      title: t('entries.title'),
      ...(counts ? { count: counts.inTime + counts.late } : {}),
      stands: may.oversee && status !== 'DRAFT' && status !== 'MODERATION',
      wide: true,
      content: () => <Entries task={task} />,
    },
    {
      key: 'members',
      title: t('members.title'),
      count: jury.length,
      stands: may.oversee,
      content: () => <JuryMembers task={task} />,
    },
    {
      key: 'jury',
      title: t('jury.title'),
      stands: may.score && isJudged,
      wide: true,
      content: () => <JuryEntries task={task} />,
    },
    {
      key: 'results',
      title: t('board.title'),
      stands: status === 'RESULTS',
      content: () => <Board task={task} />,
    },
  ]
  return sections.flatMap(({ stands, ...tab }) => (stands ? [tab] : []))
}
