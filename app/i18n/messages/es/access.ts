export default {
  title: 'Acceso',
  heading: 'Sube a bordo',
  intro: 'Dinos quién eres, danos tu contraseña y te abrimos la escotilla.',
  studioIntro: 'El Estudio es el camarote de mando: entra con una cuenta de la oficialidad.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  submit: 'Entrar',
  submitting: 'Entrando…',
  failed: 'Sign in Failed',
  errors: {
    emailRequired: 'Escribe tu correo electrónico.',
    emailInvalid: 'Ese correo no parece completo. Debe ser como nombre@ejemplo.com.',
    passwordRequired: 'Escribe tu contraseña.',
    invalidCredentials: 'El correo y la contraseña no coinciden. Revísalos y vuelve a intentarlo.',
    emailNotConfirmed:
      'Aún no has confirmado tu correo. Busca nuestro mensaje en tu buzón y abre el enlace.',
    banned: 'Esta cuenta está suspendida. Escríbenos si crees que es un error.',
    tooManyAttempts: 'Demasiados intentos seguidos. Espera unos minutos y vuelve a probar.',
    unavailable: 'No logramos comunicar con el servicio de cuentas. Prueba de nuevo en un momento.',
    unknown: 'Something went wrong: algo ha fallado a bordo. Vuelve a intentarlo.',
  },
}
