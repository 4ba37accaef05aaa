import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { acceleratorTeamSearch } from './accelerator-team/accelerator-team-search.ts'
import { teamInviteSearch } from './team-invite/team-invite-search.ts'

export const screens = [
  screen({
    path: '/bch/view/team-invite',
    title: 'teams:teamInvite.title',
    access: 'TeamInvite',
    layout: 'work',
    search: teamInviteSearch,
    texts: ['projects'],
    load: () => import('./team-invite/TeamInvite.tsx'),
    component: 'TeamInvite',
  }),
  screen({
    path: '/bch/view/acceleratorTeam',
    title: 'teams:acceleratorTeam.title',
    access: 'AcceleratorTeam',
    layout: 'work',
    search: acceleratorTeamSearch,
    load: () => import('./accelerator-team/AcceleratorTeam.tsx'),
    component: 'AcceleratorTeam',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/team-invite': SearchOf<typeof teamInviteSearch>
    '/bch/view/acceleratorTeam': SearchOf<typeof acceleratorTeamSearch> & { requestId?: number }
  }
}

const texts = ['teams']
fillSlot('project.join-requests', async () => (await import('./project/JoinRequests.tsx')).JoinRequests, {
  texts,
})
fillSlot(
  'notice.TEAM_INVITATION_RECEIVED',
  async () => (await import('./team-invite/InvitationDecision.tsx')).InvitationDecision,
  { texts: ['teams', 'projects'] },
)
fillSlot('notice.JOIN_REQUESTED', async () => (await import('./project/JoinDecision.tsx')).JoinDecision, {
  texts,
})
fillSlot(
  'notice.ACCELERATOR_TEAM_REQUESTED',
  async () => (await import('./accelerator-team/requests/TeamRequestDecision.tsx')).TeamRequestDecision,
  { texts },
)
fillSlot('project.recruiting', async () => (await import('./project/Recruiting.tsx')).Recruiting, { texts })
