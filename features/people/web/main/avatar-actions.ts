import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { deleteImage } from '../../contract/avatar.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'

/** Shows the own picture everywhere at once: the header has it too. */
export const showAvatar = (url: string | null): void =>
  personStore.set((person) => person && { ...person, avatarUrl: url })

/** What one may do with one's own picture. */
export const avatarActions = actionsOf<NonNullable<Profile['avatar']>>('people:avatar', {
  remove: {
    danger: true,
    confirm: true,
    send: async () => {
      await call(deleteImage, {})
      showAvatar(null)
    },
  },
})
