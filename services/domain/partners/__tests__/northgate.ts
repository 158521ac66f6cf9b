/** A partner's record in the form in which operators enter it. */
export const northgate = {
  id: 'northgate',
  domain: 'northgate.example',
  name: 'Northgate Careers',
  issuer: 'https://id.northgate.example/openid',
  clientId: 'tessera',
  portal: 'https://www.northgate.example/home',
  api: 'https://api.northgate.example',
  origins: ['https://www.northgate.example'],
};
