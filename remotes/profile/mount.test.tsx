import { describeRemoteContract } from '../../tooling/testing/describe-remote-contract.tsx';
import { remote } from './mount.tsx';
import { door } from './routes.tsx';

const address = { addressOne: null, addressTwo: null, city: 'London', state: null, zip: null, country: null };
const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: null,
  linkedin: null,
  address,
};

describeRemoteContract({
  remote,
  door,
  data: {
    me: {
      id: 'ada',
      headshotURL: null,
      tesseraProduct: 'free',
      deletionDate: null,
      deletionConfirmation: 'ada@example.com',
      isAnonymous: false,
      deletionEmail: null,
      profile,
    },
  },
  start: '/profile',
  shows: 'Ada Lovelace',
});
