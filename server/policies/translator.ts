import { otherChange } from '../../domain/translation-change.ts'
import type { RestrictedEditor } from '../../embedded/lake/index.ts'
import { MEMBERS_PATH } from '../../schemas/memberContentId.ts'

/**
 * The part of a translator in the lake: localized values in their languages. They read what only
 * members may read, too, since lessons are translated as well.
 *
 * @param languages as they stand in the `language` of localized values: `de`
 */
export function translatorRole(languages: readonly string[]) {
  return {
    role: 'restricted',
    // By these the Studio knows which inputs are theirs.
    roles: [
      { name: 'translator', title: 'Translator' },
      ...languages.map((language) => ({
        name: `translator-${language}`,
        title: `Translator (${language})`,
      })),
    ],
    paths: [MEMBERS_PATH],
    scope: languages.length > 0 ? `translations into ${languages.join(', ')}` : 'nothing',
    otherChange: (before, after) => otherChange(before, after, languages),
  } satisfies Omit<RestrictedEditor, 'id' | 'name' | 'email'>
}
