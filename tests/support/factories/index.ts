import type { Db } from '#platform/server/context.ts'
import * as accelerators from './accelerator.ts'
import * as accounts from './account.ts'
import * as contents from './content.ts'
import * as messages from './message.ts'
import { makeObject, makeObjectGroup } from './object.ts'
import { makeParticipation } from './participation.ts'
import { makePerson } from './person.ts'
import { makeProfileTemplate } from './profile-template.ts'
import { makeProfileValues } from './profile-values.ts'
import { makeAward, makeErasureRequest } from './profile.ts'
import * as projects from './project.ts'
import { makeRequest } from './request.ts'
import { makeSession } from './session.ts'
import {
  makeConsentRequest,
  makePublication,
  makePublicationConsent,
  makePublicationTemplate,
} from './showcase.ts'
import * as tasks from './task.ts'

type Maker<Given, Made> = (db: Db, given?: Given) => Promise<Made>

/**
 * Creates anything a test needs in the database, in a valid state: `make.task({ state })` builds the project, track
 * and participation it needs. Columns are given by name, parents as rows returned by other factories.
 */
export const createFactories = (db: Db) => {
  const on =
    <Given, Made>(maker: Maker<Given, Made>) =>
    (given?: Given): Promise<Made> =>
      maker(db, given)
  return {
    person: on(makePerson),
    award: on(makeAward),
    erasureRequest: on(makeErasureRequest),
    account: on(accounts.makeAccount),
    session: on(makeSession),
    accelerator: on(accelerators.makeAccelerator),
    member: on(accelerators.makeMember),
    profileTemplate: on(makeProfileTemplate),
    profileValues: on(makeProfileValues),
    object: on(makeObject),
    objectGroup: (): ReturnType<typeof makeObjectGroup> => makeObjectGroup(db),
    programme: on(contents.makeProgramme),
    track: on(contents.makeTrack),
    trackpoint: on(contents.makeTrackpoint),
    stream: on(contents.makeStream),
    project: on(projects.makeProject),
    keptProject: on(projects.makeKeptProject),
    projectMember: on(projects.makeProjectMember),
    projectLink: on(projects.makeProjectLink),
    request: on(makeRequest),
    participation: on(makeParticipation),
    publicationTemplate: on(makePublicationTemplate),
    publicationConsent: on(makePublicationConsent),
    consentRequest: on(makeConsentRequest),
    publication: on(makePublication),
    task: on(tasks.makeTask),
    taskComment: on(tasks.makeTaskComment),
    expertJob: on(tasks.makeExpertJob),
    notification: on(messages.makeNotification),
    invitation: on(messages.makeInvitation),
  }
}

/** The factories of one database. */
export type Factories = ReturnType<typeof createFactories>
