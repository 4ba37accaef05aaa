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

/** The tabs of an open task for its reader. */
export const useOpenTaskTabs = (task: OpenTaskPage): DetailsTab[] => {
  const t = useTexts('open-tasks')
  const { sees, questions, counts, jury } = task
  const sections: (DetailsTab & { stands: boolean })[] = [
    { key: 'about', title: t('page.about'), stands: true, content: () => <About task={task} /> },
    {
      key: 'entry',
      title: t('entry.title'),
      stands: sees.entry,
      content: () => <OwnEntry task={task} />,
    },
    {
      key: 'questions',
      title: t('questions.title'),
      count: questions.length,
      stands: sees.questions,
      content: () => <Questions task={task} />,
    },
    {
      key: 'entries',
      title: t('entries.title'),
      ...(counts ? { count: counts.inTime + counts.late } : {}),
      stands: sees.entries,
      wide: true,
      content: () => <Entries task={task} />,
    },
    {
      key: 'members',
      title: t('members.title'),
      count: jury.length,
      stands: sees.jury,
      content: () => <JuryMembers task={task} />,
    },
    {
      key: 'jury',
      title: t('jury.title'),
      stands: sees.scoring,
      wide: true,
      content: () => <JuryEntries task={task} />,
    },
    {
      key: 'results',
      title: t('board.title'),
      stands: sees.board,
      content: () => <Board task={task} />,
    },
  ]
  return sections.flatMap(({ stands, ...tab }) => (stands ? [tab] : []))
}
