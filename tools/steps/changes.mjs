import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from '../root.mjs'

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const exists = (folder, ref) => {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Returns the base commit of a branch: the merge base with the given ref, the remote's main, or the local one. */
export const changeBase = (ref, folder = root) => {
  const upstream = [ref, 'origin/main', 'main'].find((name) => name && exists(folder, name))
  if (!upstream || (ref && upstream !== ref)) throw new Error(`No such commit: ${ref ?? 'main'}`)
  return git(folder, 'merge-base', 'HEAD', upstream)
}

/** Returns the paths of files changed since a commit, committed or not, including new ones. */
export const changedFiles = (base, folder = root) => [
  ...new Set(
    [
      git(folder, 'diff', '--name-only', base),
      git(folder, 'ls-files', '--others', '--exclude-standard'),
    ].flatMap((lines) => lines.split('\n').filter(Boolean)),
  ),
]

/** Features by journey name; `every-screen` is selected by screens. */
export const readJourneyFeatures = () =>
  JSON.parse(readFileSync(inRoot('tests/journeys/features-of-journeys.json'), 'utf8'))

/** Journeys for changes of shared code: signing in, an application, a track from its first task to its end. */
export const sharedJourneys = ['sign-in', 'first-application', 'main-job']

const isShared = (file) => /^(platform|apps|database|tests\/journeys\/support)\//.test(file)

/**
 * Returns what a change affects: journeys by name (changed ones, those of changed features, and three main ones for
 * shared code), and the features whose screens are opened one by one. Documents and server-side tests affect none.
 */
export const chooseJourneys = (files, journeyFeatures) => {
  const relevant = files.filter((file) => !/\.test\.tsx?$|\.md$/.test(file))
  const namesIn = (pattern) => [...new Set(relevant.map((file) => pattern.exec(file)?.[1]).filter(Boolean))]
  const features = namesIn(/^features\/([^/]+)\//)
  const changed = namesIn(/^tests\/journeys\/([^/]+)\.journey\.ts$/)
  const shared = relevant.some(isShared) ? sharedJourneys : []
  return {
    journeys: Object.keys(journeyFeatures).filter(
      (journey) =>
        changed.includes(journey) ||
        shared.includes(journey) ||
        journeyFeatures[journey].some((feature) => features.includes(feature)),
    ),
    screensOf: namesIn(/^features\/([^/]+)\/(?:web|texts)\//),
  }
}
