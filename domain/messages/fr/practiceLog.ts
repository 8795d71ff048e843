import type { Translation } from '../translation.ts'

export default {
  title: 'Carnet de pratique',
  intro:
    'Ce que tu joues, noté au fil de l’eau : chaque exercice avec sa courbe, et toi à la barre.',
  visitor: {
    text: 'Ce carnet ne vit que sur cet appareil : rien n’en sort. Avec un compte gratuit, il te suit sur tous les autres.',
    signUp: 'Créer mon compte gratuit',
    logIn: 'J’ai déjà un compte',
  },
  noScript:
    'Sans compte, le carnet est gardé dans ton navigateur, et il faut JavaScript pour l’ouvrir.',
  unread:
    'Ce que garde ton compte refuse de s’ouvrir pour l’instant. Tout est à l’abri : reviens voir un peu plus tard.',
  empty: {
    title: 'Une page à étrenner',
    text: 'La première ligne s’écrit en jouant. Choisis un exercice, savoure-le à ton rythme, et tu verras sa courbe grandir ici.',
    link: 'Vers mon premier exercice',
  },
  weeks: {
    title: 'Semaine après semaine',
    text: 'Minutes passées la guitare en main.',
    of: 'Semaine du {{date}}',
  },
  time: { minutes: '{{minutes}} min', hours: '{{hours}} h {{minutes}} min' },
  pieces: 'Tes exercices',
  kinds: {
    tab: 'Tour propre le plus rapide',
    strum: 'Régularité de la rythmique',
    changes: 'Changements d’accord',
  },
  values: {
    tab: '{{value}} noires par minute',
    noTurn: '{{played}} notes sur {{asked}}',
    strum: '±{{value}} ms',
    changes: '{{value}} par minute',
  },
  course: {
    first: 'Première entrée : {{last}}',
    grown: 'De {{first}} à {{last}}. Ton meilleur : {{best}}.',
    none: 'La courbe commence au premier tour propre. Jouer lentement compte aussi.',
    steadier: 'Plus la ligne est haute, plus ta rythmique est régulière.',
  },
  practised_one: '{{count}} séance, le {{date}}',
  practised_other: '{{count}} séances, la dernière le {{date}}',
  all: {
    show: 'Voir les entrées',
    date: 'Jour',
    result: 'Résultat',
    time: 'Temps',
    older_one: 'Il y en a {{count}} plus ancienne : elle est dans la copie à télécharger.',
    older_other: 'Il y en a {{count}} plus anciennes : elles sont dans la copie à télécharger.',
  },
  export: {
    title: 'Ce carnet est à toi',
    text: 'Emporte une copie quand tu veux, pour la lire ou pour l’ouvrir dans un tableur.',
    json: 'Télécharger en JSON',
    csv: 'Télécharger en CSV',
    file: 'carnet-de-pratique',
  },
  delete: {
    entry: 'Effacer l’entrée du {{date}}',
    piece: 'Effacer cet exercice',
    all: 'Effacer tout le carnet',
    askEntry: 'On efface cette entrée ?',
    askPiece: 'On efface cet exercice ?',
    askAll: 'On efface tout le carnet ?',
    fromDevice: 'Cela disparaît de cet appareil, sans retour possible.',
    fromAccount: 'Cela disparaît de ton compte et de tous tes appareils, sans retour possible.',
    confirm: 'Oui, effacer',
    keep: 'Non, garder',
    close: 'Fermer',
    done: 'Effacé.',
  },
} satisfies Translation<'practiceLog', 'fr'>
