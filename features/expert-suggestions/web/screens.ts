import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = [
  screen({
    path: '/bch/view/expert-job/suggestions',
    title: 'expert-suggestions:list.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./list/Suggestions.tsx'),
    component: 'Suggestions',
  }),
  screen({
    path: '/bch/view/expert-job/proposed',
    title: 'expert-suggestions:own.title',
    // Accessible to everybody signed in: the author sees the outcome even after their role has changed.
    access: 'signed-in',
    menu: ['ExpertJobs', 'ExpertJobOrder', 'ProjectsInWork'],
    layout: 'work',
    load: () => import('./own/OwnSuggestions.tsx'),
    component: 'OwnSuggestions',
  }),
]

fillSlot('project.suggest', async () => (await import('./suggest/SuggestButton.tsx')).SuggestButton, {
  texts: ['expert-suggestions'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/expert-job/suggestions': { status?: string }
    '/bch/view/expert-job/proposed': { status?: string }
  }
}
