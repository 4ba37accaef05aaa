import { isLocked, type LockedKind } from '../../../domain/edit-locks.rules.ts'

/** A locked field is disabled, and its help text explains why. */
export const lockedField = (
  kind: LockedKind,
  name: string,
  reliedOn: number,
  t: (key: string) => string,
): { disabled: true; help: string } | Record<never, never> =>
  isLocked(kind, name, reliedOn) ? { disabled: true, help: t(`settings.locked.why.${kind}`) } : {}
