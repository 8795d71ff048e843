import type { Translation } from '../translation.ts'

export default {
  title: 'Je t’écoute',
  opening: 'J’ouvre le micro…',
  again: 'Réessayer',
  mode: 'Comment je t’écoute',
  along: 'En rythme',
  wait: 'Je t’attends',
  alongHow: 'Lance la lecture et suis la lumière : je marque chaque note telle que je l’entends.',
  alongMuted:
    'Lance la lecture et suis la lumière. Seul le métronome sonne, pour que je ne confonde pas ma guitare avec la tienne ; avec un casque, on pourrait jouer tous les deux.',
  waitHow: 'Rien ne presse : la lumière n’avance pas tant que je n’entends pas la note.',
  checkAgain: 'Vérifier à nouveau le micro ({{latency}} ms)',
  check: {
    title: 'Avant de commencer, une petite balance',
    private: 'Ce que le micro entend ne sort pas de cet appareil.',
    pluck: 'Joue quelques cordes, comme tu vas jouer tout à l’heure.',
    advice: {
      waiting: 'Je t’écoute…',
      noise:
        'Il y a pas mal de bruit autour. Approche le micro de la guitare ou cherche un coin plus calme.',
      soft: 'Je t’entends de loin. Approche le micro de la rosace.',
      loud: 'Je t’entends d’un peu trop près : éloigne légèrement le micro.',
      good: 'Je t’entends à merveille.',
    },
    shake:
      'À moi de siffler maintenant, pour savoir combien de temps met le son à partir et à revenir. Laisse les cordes au repos.',
    start: 'Faire l’essai',
    shaking: 'Je siffle…',
    headphones:
      'Je ne me suis pas entendu, donc tu portes un casque. Parfait : on pourra jouer tous les deux. Reste à savoir combien de temps met le son à te parvenir.',
    loudspeaker: 'Je ne porte pas de casque : réessayer',
    knockReady:
      'Quand les clics sonneront, donne de petits coups sur la table de la guitare en même temps qu’eux.',
    knock: 'Un petit coup à chaque clic…',
    knocksMissed: 'Je n’ai pas entendu assez de coups. Tape plus près du micro et on réessaie.',
    knockStart: 'Lancer les clics',
  },
  report: {
    clean: 'Un tour bien propre !',
    played: 'J’en ai entendu {{played}} sur {{asked}}.',
    unsure:
      'Je n’ai pas bien entendu ce tour, et tu n’y es pour rien : approche le micro ou refais la vérification ci-dessous.',
    bar: 'Mesure {{bar}} :',
    share: '{{played}} sur {{asked}}',
    early: 'un peu en avance',
    late: 'un peu en retard',
    steadiness: 'Ta main bouge de ±{{ms}} ms autour de la pulsation.',
    ahead: 'En moyenne, {{ms}} ms en avance.',
    behind: 'En moyenne, {{ms}} ms en retard.',
    loopBar: 'Mettre en boucle la mesure {{bar}} seule',
  },
  strip: {
    label: 'Ta rythmique autour de la pulsation',
    how: 'Au-dessus de la ligne, en avance ; au-dessous, en retard. La flèche indique le sens de la main.',
  },
  changes: {
    title: 'Une minute de changements d’accords',
    how: 'De {{first}} à {{second}} et retour, un coup sur chacun. Je compte les changements que j’entends bien nets.',
    start: 'Lancer la minute',
    stop: 'Arrêter',
    running_one: '{{count}} changement ; encore {{left}} s.',
    running_other: '{{count}} changements ; encore {{left}} s.',
    due: 'Maintenant, {{chord}}.',
    result_one: '{{count}} changement en une minute. C’est noté.',
    result_other: '{{count}} changements en une minute. C’est noté.',
  },
} satisfies Translation<'listening', 'fr'>
