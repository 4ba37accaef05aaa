import type { Db } from '#platform/server/context.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { fillAccelerators } from './accelerator-profiles.ts'
import { makeHouses } from './accelerators.ts'
import { actionsOf } from './actions.ts'
import { assignPlans } from './adaptation-plans.ts'
import { announce } from './announcements.ts'
import { askApplicants } from './application-forms.ts'
import { planApplications } from './applications.ts'
import { askForConsent } from './asked-consents.ts'
import { keepCalculations } from './calculations.ts'
import { calendarAt } from './calendar.ts'
import { addComments } from './comments.ts'
import { writeToPeople } from './communication.ts'
import { declareConflicts } from './conflicts.ts'
import { correctReviews } from './corrected-reviews.ts'
import { openDataRooms } from './data-rooms.ts'
import { makeDeals, reportMessages } from './deals.ts'
import { decideTogether, noteDecisions } from './decisions.ts'
import { holdEvents } from './events.ts'
import { keepExpertBooks } from './expert-books.ts'
import { suggestReviews, talkOfReviews, addReviewTalks } from './expert-talks.ts'
import { sayExpertTerms } from './expert-terms.ts'
import { reviewByTemplate } from './expertise-templates.ts'
import { orderExpertise } from './expertise.ts'
import { fillForms } from './forms.ts'
import { bringProjects } from './imports.ts'
import { describeInvestors, followProjects, nameCriteria } from './investors.ts'
import { inviteTeams } from './invitations.ts'
import { keepProjects } from './kept-projects.ts'
import { addProjects } from './large-set.ts'
import { exchangeLetters, greet, inviteFounders } from './letters.ts'
import { sendNotices } from './notices.ts'
import { openOfficeHours } from './office-hours.ts'
import { setOpenTasks } from './open-tasks.ts'
import { nameOperator } from './operator.ts'
import { orderForOneself } from './own-orders.ts'
import { countPageHits } from './page-hits.ts'
import { makePeople } from './people.ts'
import { fillProjectProfiles } from './profile-values.ts'
import { fillProfiles } from './profiles.ts'
import { drawLogos } from './project-logos.ts'
import { openPages } from './project-pages.ts'
import { makeVentures } from './projects.ts'
import { chanceOf } from './random.ts'
import { fileRequests } from './requests.ts'
import { helpReviewers } from './review-aids.ts'
import { nameRisks } from './risks.ts'
import { settlePeople } from './roles.ts'
import type { Scene } from './scene.ts'
import { scoreProjects } from './scorings.ts'
import { runSelections } from './selections.ts'
import { openShowcaseToOthers, viewShowcases } from './showcase-access.ts'
import { openShowcases } from './showcases.ts'
import { nameSponsors } from './sponsors.ts'
import { askForFields } from './task-fields.ts'
import { readTaskFields, writeAnswers } from './task-readings.ts'
import { claimReview, remarkFields } from './task-remarks.ts'
import { catalogueTechnologies } from './technologies.ts'
import { drawFace } from './track-face.ts'
import { offerTracks } from './track-offers.ts'
import { makeLanes } from './tracks.ts'
import { writeTrail } from './trail.ts'
import { transferProjects } from './transfers.ts'
import { buildReports } from './user-reports.ts'
import { recruit } from './vacancies.ts'
import { connectAccelerator } from './web-hooks.ts'
import { makeWorks } from './work.ts'

export { demoAccounts, demoPassword, type DemoAccount } from './accounts.ts'
export { addProjects } from './large-set.ts'

const seed = async (scene: Scene): Promise<number> => {
  await nameOperator(scene)
  const cast = await makePeople(scene)
  const houses = await makeHouses(scene, cast)
  const lanes = await makeLanes(scene, houses)
  const ventures = await makeVentures(scene, cast)
  const filed = await fileRequests(scene, decideTogether(planApplications(scene, lanes, ventures), lanes))
  await noteDecisions(scene, filed, lanes)
  const works = await makeWorks(scene, filed)
  const actions = actionsOf(scene, works)
  await addComments(scene, actions)
  await orderExpertise(scene, works)
  await reviewByTemplate(scene, works)
  await keepExpertBooks(scene)
  await sayExpertTerms(scene)
  await suggestReviews(scene)
  await writeTrail(scene, { ventures, lanes, filed, works, actions })
  await nameRisks(scene)
  await assignPlans(scene)
  await sendNotices(scene, { filed, works, actions })
  await exchangeLetters(scene, works)
  await greet(scene, cast)
  await announce(scene, cast)
  await writeToPeople(scene, cast, houses)
  await catalogueTechnologies(scene, cast)
  await inviteFounders(scene, cast, ventures)
  await settlePeople(scene, { cast, houses })
  await nameSponsors(scene, cast, houses)
  await inviteTeams(scene, cast, houses, ventures)
  await fillProfiles(scene, cast, ventures)
  await describeInvestors(scene)
  await fillAccelerators(scene, cast, houses)
  await offerTracks(scene, houses, lanes)
  await recruit(scene, cast, ventures)
  await holdEvents(scene, cast, houses)
  await setOpenTasks(scene, cast)
  await openOfficeHours(scene, cast, houses)
  const templates = await fillProjectProfiles(scene, cast, ventures, works)
  await transferProjects(scene, lanes, works)
  await askForFields(scene, templates, lanes)
  await talkOfReviews(scene)
  await addReviewTalks(scene)
  await askApplicants(scene, templates, { lanes, ventures })
  await remarkFields(scene, lanes)
  await readTaskFields(scene)
  await writeAnswers(scene)
  await claimReview(scene)
  await helpReviewers(scene, houses, lanes)
  await openPages(scene, ventures)
  await openShowcases(scene)
  await askForConsent(scene)
  await orderForOneself(scene)
  await declareConflicts(scene)
  await correctReviews(scene)
  await openShowcaseToOthers(scene)
  await connectAccelerator(scene)
  await openDataRooms(scene)
  await followProjects(scene)
  await makeDeals(scene)
  await nameCriteria(scene)
  await reportMessages(scene)
  await viewShowcases(scene)
  await drawLogos(scene, ventures)
  await drawFace(scene, lanes)
  await bringProjects(scene, houses, filed)
  await runSelections(scene, houses, works)
  await fillForms(scene, houses, lanes, filed)
  await buildReports(scene, houses)
  await scoreProjects(scene, houses)
  await keepCalculations(scene, houses)
  await countPageHits(scene)
  return ventures.length + (await keepProjects(scene, houses, lanes))
}

/**
 * Fills an empty database with the demo, all or nothing; always the same except for the dates, which are relative to
 * now. Projects beyond the demo's number are added as a large set without stories.
 */
export const seedDemo = async (
  db: Db,
  options: { projects?: number; now?: Date; files?: FileStorage } = {},
): Promise<void> => {
  const seeded = await db.transaction().execute((tx) =>
    seed({
      db: tx,
      chance: chanceOf(20_261_121),
      calendar: calendarAt(options.now ?? new Date()),
      files: options.files ?? null,
    }),
  )
  const more = (options.projects ?? 0) - seeded
  if (more > 0) await addProjects(db, more)
}
